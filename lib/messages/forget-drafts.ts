// Apart from the drafts, whose schema would ride along with every page that has a way out.

/** What every entry of ours in the browser's storage begins with. */
export const draftPrefix = 'mensaje:'

/** Takes away whatever was written and not sent in this browser: whoever comes next is somebody else. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(draftPrefix)) localStorage.removeItem(key)
}
