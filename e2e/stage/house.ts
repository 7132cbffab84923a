// The host's hands in the house rules: from the lobby into the editor, and what can be done there.

import { expect, type Locator } from '@playwright/test';
import type { ParameterName } from '../../web/src/i18n/parameter';
import { PARAMETERS, type GroupId } from '../../web/src/house/parameters';
import type { Phone } from './phone';

export class HouseEditor {
  constructor(readonly phone: Phone) {}

  /** From the lobby; the two sheets lie on each other. */
  static async open(phone: Phone): Promise<HouseEditor> {
    await phone.openRules({ more: true });
    await phone.tap(phone.m.house.open);
    const editor = new HouseEditor(phone);
    await expect(editor.sheet).toBeVisible();
    return editor;
  }

  get sheet(): Locator {
    return this.dialog(this.phone.m.house.title);
  }

  dialog(name: string): Locator {
    return this.phone.page.getByRole('dialog', { name, exact: true });
  }

  /** Both sheets, by the phone's back button: one press for each. */
  async leave(): Promise<void> {
    await this.phone.page.goBack();
    await expect(this.sheet).toBeHidden();
    await this.phone.page.goBack();
    await expect(this.phone.dialog).toBeHidden();
  }

  async unfold(group: GroupId): Promise<void> {
    await this.turn(this.chapter(group), true);
  }

  async fold(group: GroupId): Promise<void> {
    await this.turn(this.chapter(group), false);
  }

  async unfoldSaved(list: Locator, name: string): Promise<void> {
    const title = this.phone.page.getByText(name, { exact: true });
    await this.turn(list.locator('li > details').filter({ has: title }), true);
  }

  chapter(group: GroupId): Locator {
    const title = this.phone.m.rulebook.titles[group];
    return this.sheet
      .locator('details.group')
      .filter({ has: this.phone.page.getByText(title, { exact: true }) });
  }

  /** What stands above the control. */
  ask(name: ParameterName): string {
    return this.phone.m.house.parameters[name].ask.replace(/[,:]$/, '');
  }

  field(name: ParameterName): Locator {
    return this.chapter(PARAMETERS[name].group).getByRole('group', {
      name: this.ask(name),
      exact: true,
    });
  }

  /** The whole row: the control, the way back, and why not. */
  row(name: ParameterName): Locator {
    const field = this.phone.page.getByRole('group', { name: this.ask(name), exact: true });
    return this.chapter(PARAMETERS[name].group).locator('.row').filter({ has: field });
  }

  answer(name: ParameterName, text: string): Locator {
    return this.field(name).getByRole('radio', { name: text, exact: true });
  }

  async pick(name: ParameterName, text: string): Promise<void> {
    await this.phone.touchWordsOf(this.answer(name, text));
  }

  async more(name: ParameterName): Promise<void> {
    await this.step(name, this.phone.m.house.row.more({ ask: this.ask(name) }));
  }

  async less(name: ParameterName): Promise<void> {
    await this.step(name, this.phone.m.house.row.less({ ask: this.ask(name) }));
  }

  async expectValue(name: ParameterName, text: string): Promise<void> {
    await expect(this.field(name).getByRole('status')).toHaveText(text);
  }

  async putBack(name: ParameterName): Promise<void> {
    await this.phone.tap(this.phone.m.house.row.putBackThis({ ask: this.ask(name) }));
  }

  async keepAs(name: string): Promise<void> {
    const { house } = this.phone.m;
    await this.phone.page.getByLabel(house.name.label).fill(name);
    await this.phone.tap(house.keep.label);
  }

  async openSaved(count: number): Promise<Locator> {
    await this.phone.tap(this.phone.m.house.saved.open(count));
    const saved = this.dialog(this.phone.m.house.saved.title);
    await expect(saved).toBeVisible();
    return saved;
  }

  /** Asks for what cannot be undone, and says yes to it. */
  async insist(button: Locator, { sure, yes }: { sure: string; yes: string }): Promise<void> {
    const asked = this.phone.page.getByRole('alertdialog', { name: sure });
    await this.phone.thumb.tap(button);
    await this.phone.thumb.tap(asked.getByRole('button', { name: yes, exact: true }));
    await expect(asked).toBeHidden();
  }

  private async step(name: ParameterName, label: string): Promise<void> {
    await this.phone.thumb.tap(this.field(name).getByRole('button', { name: label, exact: true }));
  }

  private async turn(details: Locator, open: boolean): Promise<void> {
    const isOpen = await details.evaluate((element: HTMLDetailsElement) => element.open);
    if (isOpen !== open) await this.phone.thumb.tap(details.locator('summary').first());
    await expect(details).toHaveJSProperty('open', open);
  }
}
