/* The little script of the site. Every page works without it; it makes answering smoother:
   focus and the live region after a swap, keys in a lesson, words when an answer got lost on its way.

   What it looks for in a page:
     [data-lesson]     keys act only inside such a page, and not where <html data-keys="off">
     [data-choices]    the group whose tiles or buttons the keys 1 to 9 and the arrows mean; without one, the
                       first .rack that is not idle
     [data-hint]       what the key h presses
     [data-key]        what that key presses
     [data-keys-list]  the list of keys that ? opens
     [data-focus]      what gets the focus after a swap, usually the heading of the verdict; needs tabindex="-1"
     [data-say]        what the live region says after a swap; without one, the paragraphs of the verdict
     [data-print]      prints the page
     [data-word]       a dialog that opens when it has come, and is gone when it is closed
     #live, #notice    the live region, and the line for answers that got lost */
"use strict";

(() => {
  const page = document.documentElement;
  const find = (selector, within = document) => within.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];

  /* ---- htmx: the only place that knows its events, under the names of version 2 and of version 4 ---- */

  const on = (names, act) => names.forEach((name) => document.addEventListener(name, act));

  const htmx = {
    afterSwap: (act) => on(["htmx:afterSettle", "htmx:after:settle"], act),
    refused: (act) =>
      on(["htmx:responseError", "htmx:response:error"], ({ detail, target }) =>
        act(detail.xhr?.status ?? detail.ctx?.response?.status ?? 0, detail.elt ?? detail.ctx?.sourceElement ?? target)
      ),
    lost: (act) => {
      on(["htmx:sendError", "htmx:timeout"], act);
      on(["htmx:error"], ({ detail }) => detail.errorInfo || act()); // in version 2 it only repeats another event
    },
  };

  /* ---- a word of the game, in a dialog above the page ---- */

  let pressedWord = null;

  const openedWord = () => {
    const dialog = find("dialog[data-word]");
    if (dialog && !dialog.open) {
      dialog.showModal();
      dialog.addEventListener("close", () => {
        dialog.remove();
        pressedWord?.focus();
      });
    }
    return dialog;
  };

  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[data-hx-get]");
    if (link && (event.ctrlKey || event.metaKey || event.shiftKey)) event.stopImmediatePropagation(); // a new tab or window
    else if (link?.matches(".term")) pressedWord = link;
    else if (event.target.matches?.("dialog[data-word]")) event.target.close(); // beside the slip
  }, true);

  /* ---- after a swap ---- */

  const say = (words) => {
    const live = find("#live");
    if (live) live.textContent = words;
  };

  htmx.afterSwap(() => {
    const changed = openedWord() ?? document;
    const goal = find("[data-focus]", changed);
    const words = all("[data-say]", changed);
    const spoken = words.length ? words : all(".verdict p");
    find("#notice").textContent = "";
    say(spoken.map((each) => each.textContent.trim().replace(/\s+/g, " ")).join(" "));
    if (goal) {
      goal.focus({ preventScroll: true });
      goal.scrollIntoView({ block: "nearest" });
    }
  });

  /* A refusal is a whole page with its reason: the plain form fetches and shows it. A failure is said in a line. */
  const tell = (which) => {
    const notice = find("#notice");
    notice.textContent = notice.dataset[which];
    notice.scrollIntoView({ block: "nearest" });
  };

  let pressed = null;
  document.addEventListener("submit", ({ submitter }) => { pressed = submitter; }, true);

  const sendPlainly = (form) => {
    if (pressed?.name && pressed.form === form) {
      const carried = document.createElement("input");
      Object.assign(carried, { type: "hidden", name: pressed.name, value: pressed.value });
      form.append(carried);
    }
    HTMLFormElement.prototype.submit.call(form);
  };

  htmx.refused((status, element) => {
    const form = element?.closest?.("form");
    if (status >= 400 && status < 500 && form) sendPlainly(form);
    else tell("failed");
  });
  htmx.lost(() => tell("offline"));

  /* ---- keys in a lesson ---- */

  const isTyping = (element) =>
    element.isContentEditable || (element.matches("input, select, textarea") && !element.matches("[type=radio], [type=checkbox]"));

  const group = () => find("[data-lesson] [data-choices]") ?? find("[data-lesson] .rack:not(.idle)");

  const choices = () => {
    const among = group();
    return among ? all("button, a.tile, input[type=radio], input[type=checkbox]", among).filter((each) => !each.disabled) : [];
  };

  const middle = (element) => {
    const box = (element.closest(".tile") ?? element).getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };

  /* The tile straight above or below: nearest row first, then nearest column. */
  const vertically = (from, list, sign) => {
    const here = middle(from);
    const there = list
      .map((each) => ({ each, at: middle(each) }))
      .filter(({ at }) => (at.y - here.y) * sign > 8)
      .sort((a, b) => Math.abs(a.at.y - here.y) - Math.abs(b.at.y - here.y) || Math.abs(a.at.x - here.x) - Math.abs(b.at.x - here.x));
    return there[0]?.each;
  };

  const neighbor = (key, from, list) => {
    const forward = page.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    const backward = page.dir === "rtl" ? "ArrowRight" : "ArrowLeft";
    const at = list.indexOf(from);
    switch (key) {
      case forward: return list[at + 1];
      case backward: return list[at - 1];
      case "Home": return list[0];
      case "End": return list.at(-1);
      case "ArrowUp": return vertically(from, list, -1);
      case "ArrowDown": return vertically(from, list, 1);
    }
  };

  const act = (event) => {
    const { key, target } = event;
    const list = choices();
    if (list.includes(target)) {
      const next = neighbor(key, target, list);
      if (next) {
        next.focus();
        if (next.type === "radio") next.click(); // as a browser's own arrows do, so that Enter sends what is seen
        return true;
      }
    }
    if (page.dataset.keys === "off") return false;
    if (/^[0-9]$/.test(key)) {
      const choice = list.at(Number(key) - 1); // 0 is the last one
      if (!choice) return false;
      choice.focus();
      choice.click();
      return true;
    }
    if (key === "h" || key === "H") {
      const hint = find("[data-lesson] [data-hint]");
      hint?.click();
      return Boolean(hint);
    }
    const named = find(`[data-lesson] [data-key="${CSS.escape(key.toLowerCase())}"]`);
    if (named) {
      named.click();
      return true;
    }
    if (key === "?") {
      const list = find("[data-keys-list]");
      if (!list) return false;
      list.open = !list.open;
      if (list.open) find("summary", list).focus();
      return true;
    }
    return false;
  };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (event.key === "Escape") closeMenus();
    else if (find("[data-lesson]") && !find("dialog[open]") && !isTyping(event.target) && act(event)) event.preventDefault();
  });

  /* ---- the list of languages closes when the reader looks elsewhere ---- */

  const closeMenus = (except) =>
    all(".tools details[open]").forEach((menu) => {
      if (menu === except) return;
      const hadFocus = menu.contains(document.activeElement);
      menu.open = false;
      if (hadFocus) find("summary", menu).focus();
    });

  document.addEventListener("click", ({ target }) => closeMenus(target.closest(".tools details")));
  document.addEventListener("click", ({ target }) => target.closest("[data-print]") && print());

  /* A whole page that answers a form begins at its answer too; an anchor takes the focus away until the page is there. */
  addEventListener("load", () => find("main [data-focus]")?.focus());
})();
