/** How the engines and the router say that a module could not be loaded. */
const MODULE_DROPPED =
  /Importing a module script failed|error loading dynamically imported module|Error loading route module/;
const LEAVING = / \(leaving \S+\)$/;
const MODULE_ADDRESS = /\/assets\/[\w.-]+\.js/;

/**
 * The faults that a departure doesn't explain: Firefox and WebKit drop the modules that a page is still loading when it
 * is left. Firefox tells of each twice, the second time without the page.
 */
export function unexplained(faults: readonly string[]): string[] {
  const failures = faults.filter((fault) => MODULE_DROPPED.test(fault));
  const dropped = failures.filter((fault) => LEAVING.test(fault));
  const addresses = dropped.flatMap((fault) => MODULE_ADDRESS.exec(fault) ?? []);
  const explained = failures.filter(
    (fault) => dropped.includes(fault) || addresses.some((address) => fault.includes(address)),
  );
  return faults.filter((fault) => !explained.includes(fault));
}
