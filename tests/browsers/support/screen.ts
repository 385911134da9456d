import { By, Key, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import type { Browser } from '../engine/browser.ts';
import type { Locator } from './locators.ts';

const PATIENCE = { timeout: 30_000, interval: 50 } as const;

/** What is on the screen of a browser, and what its viewer can do: each waits until it is possible. */
export class Screen {
  readonly browser: Browser;
  readonly origin: string;

  constructor(browser: Browser, origin: string) {
    this.browser = browser;
    this.origin = origin;
  }

  get driver() {
    return this.browser.driver;
  }

  /** Opens an address of the product. */
  async open(path: string): Promise<void> {
    await this.driver.get(new URL(path, this.origin).href);
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh();
  }

  async address(): Promise<string> {
    return (await this.driver.getCurrentUrl()).slice(this.origin.length);
  }

  /** The first visible element, once there is one on a page that works. */
  async see(locator: Locator): Promise<WebElement> {
    return vi.waitFor(async () => {
      const element = await this.driver.executeScript<WebElement | null>(firstVisible, locator);
      if (element === null) throw new Error(`Not on the screen of ${await this.address()}: ${locator}`);
      return element;
    }, PATIENCE);
  }

  async seeNot(locator: Locator): Promise<void> {
    await this.until(`gone: ${locator}`, async () => !(await this.driver.executeScript(firstVisible, locator)));
  }

  async shows(locator: Locator): Promise<boolean> {
    return (await this.driver.executeScript(firstVisible, locator)) !== null;
  }

  /** Elements come and go while a page renders: what has just gone is looked for again. */
  async click(locator: Locator): Promise<void> {
    await this.#again(async () => {
      const element = await this.see(locator);
      await this.driver.executeScript(bringIntoView, element);
      await element.click();
    });
  }

  async fill(locator: Locator, value: string): Promise<void> {
    await this.#again(async () => {
      const element = await this.see(locator);
      await element.clear();
      await element.sendKeys(value);
    });
  }

  /** Types at the end of a field, key by key. */
  async type(locator: Locator, value: string): Promise<void> {
    await this.#again(async () => (await this.see(locator)).sendKeys(value));
  }

  async select(locator: Locator, option: string): Promise<void> {
    await this.see(locator);
    await this.#again(() =>
      this.driver.findElement(By.xpath(`${locator}/option[normalize-space()="${option}"]`)).click(),
    );
  }

  /** Gives a file to a field, which may be hidden behind its label. */
  async upload(locator: Locator, file: string): Promise<void> {
    await this.driver.findElement(By.xpath(locator)).sendKeys(file);
  }

  /** Presses a key where the focus is. */
  async press(key: string): Promise<void> {
    await this.driver.actions().sendKeys(key).perform();
  }

  async textOf(locator: Locator): Promise<string> {
    return (await this.see(locator)).getText();
  }

  async countOf(locator: Locator): Promise<number> {
    return (await this.driver.findElements(By.xpath(locator))).length;
  }

  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    await vi.waitFor(async () => {
      if (!(await holds())) throw new Error(`Not so on ${await this.address()}: ${what}`);
    }, PATIENCE);
  }

  #again(act: () => Promise<unknown>): Promise<unknown> {
    return vi.waitFor(act, PATIENCE);
  }
}

export { Key };

/** Runs in the page. WebKit's driver does not wait for what is laid out only while the page scrolls. */
function bringIntoView(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Runs in the page, which is shown before it works: what is clicked before that is lost. */
function firstVisible(xpath: string): Element | null {
  if ('__reactRouterContext' in window && document.documentElement.dataset.hydrated === undefined) return null;
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null);
  for (let index = 0; index < found.snapshotLength; index++) {
    const element = found.snapshotItem(index) as Element;
    if (element.checkVisibility({ visibilityProperty: true })) return element;
  }
  return null;
}
