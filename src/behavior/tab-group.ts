import { KEYS, readStored, write } from '@sablier-docs/browser/storage';

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
      this.show(this.group && readStored(KEYS.tabs(this.group)));
    }

    /** Its own listeners are the same when it comes back, and are not added twice. */
    disconnectedCallback(): void {
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

    /**
     * The browser's own search finds what is hidden, where it knows "until-found"; the empty panel is for nobody.
     * @param value of a tab; with another one what is selected stays
     */
    private show(value: string | null | undefined): void {
      const { tabs, panels } = this;
      const isKnown = tabs.some((tab) => tab.dataset.value === value);
      tabs.forEach((tab, i) => {
        const chosen = isKnown
          ? tab.dataset.value === value
          : tab.getAttribute('aria-selected') === 'true';
        tab.setAttribute('aria-selected', String(chosen));
        if (isKnown) tab.tabIndex = chosen ? 0 : -1;
        const panel = panels[i];
        if (!panel) return;
        panel.setAttribute('aria-hidden', String(!chosen));
        panel.hidden = (!chosen && 'until-found') as boolean;
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
      this.show(this.tabs[at]?.dataset.value);
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
