import { KEYS, readStored, write } from '@sablier-docs/browser/storage';

/** The browser's search finds what is hidden, where it knows `until-found`, and other readers do not meet an empty panel. */
function setShown(panel: HTMLElement, isShown: boolean): void {
  for (const [name, value] of [
    ['hidden', 'until-found'],
    ['aria-hidden', 'true'],
  ] as const) {
    if (isShown) panel.removeAttribute(name);
    else panel.setAttribute(name, value);
  }
}

/**
 * `<tab-group data-group="…">` around a list of tabs, each with `data-value`, and the same number of panels after
 * the list, in the same order. A choice is stored in the browser and applies to all groups of that name; without
 * a name it applies only to the group itself.
 * Arrow keys, Home and End move along the tabs and select them (WAI-ARIA, tabs with automatic activation).
 */
export const TabGroup = () =>
  class extends HTMLElement {
    connectedCallback(): void {
      this.addEventListener('click', this.onClick);
      this.addEventListener('keydown', this.onKey);
      this.addEventListener('beforematch', this.onFound);
      document.addEventListener('tab-choice', this.onChoice);
      for (const panel of this.panels) if (panel.hidden) setShown(panel, false);
      const value = this.group && readStored(KEYS.tabs(this.group));
      if (value) this.show(value);
    }

    disconnectedCallback(): void {
      this.removeEventListener('click', this.onClick);
      this.removeEventListener('keydown', this.onKey);
      this.removeEventListener('beforematch', this.onFound);
      document.removeEventListener('tab-choice', this.onChoice);
    }

    private get group(): string {
      return this.dataset.group ?? '';
    }

    private get tabs(): HTMLElement[] {
      return [...this.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')];
    }

    private get panels(): HTMLElement[] {
      return [...this.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]')];
    }

    private show(value: string): void {
      const { tabs, panels } = this;
      if (!tabs.some((tab) => tab.dataset.value === value)) return;
      tabs.forEach((tab, i) => {
        const chosen = tab.dataset.value === value;
        tab.setAttribute('aria-selected', String(chosen));
        tab.tabIndex = chosen ? 0 : -1;
        const panel = panels[i];
        if (panel) setShown(panel, chosen);
      });
    }

    private choose(tab: HTMLElement): void {
      const value = tab.dataset.value ?? '';
      const before = tab.getBoundingClientRect().top;
      this.show(value);
      if (this.group) {
        write(KEYS.tabs(this.group), value);
        const detail = { group: this.group, value };
        document.dispatchEvent(new CustomEvent('tab-choice', { detail }));
      }
      // Groups above may have changed their height; keep the reader's tab under the pointer.
      window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
    }

    private readonly onChoice = (event: Event): void => {
      const { group, value } = (event as CustomEvent<{ group: string; value: string }>).detail;
      if (group === this.group) this.show(value);
    };

    /** The browser's own search, or a link to a part of a panel, leads here: it is no choice of the reader's. */
    private readonly onFound = ({ target }: Event): void => {
      const at = this.panels.findIndex((panel) => panel === target);
      const value = this.tabs[at]?.dataset.value;
      if (value) this.show(value);
    };

    private readonly onClick = ({ target }: Event): void => {
      const tab = this.tabs.find((own) => target instanceof Node && own.contains(target));
      if (tab) this.choose(tab);
    };

    private readonly onKey = (event: KeyboardEvent): void => {
      const { tabs } = this;
      const at = tabs.findIndex((tab) => tab === event.target);
      if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const steps: Record<string, number> = {
        ArrowRight: at + 1,
        ArrowLeft: at - 1,
        Home: 0,
        End: -1,
      };
      const step = steps[event.key];
      if (step === undefined) return;
      const next = tabs.at(step % tabs.length);
      if (!next) return;
      event.preventDefault();
      next.focus();
      this.choose(next);
    };
  };
