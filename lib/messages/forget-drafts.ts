// Separate from the drafts, whose schema would load with every page that has a sign-out.

export const draftPrefix = 'mensaje:'

/** Deletes all drafts in this browser, because the next user may be somebody else. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(draftPrefix)) localStorage.removeItem(key)
}
