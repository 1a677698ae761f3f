// `draftPrefix` is in this file and not in drafts.ts, so that pages with a sign-out button load less code.

export const draftPrefix = 'mensaje:'

/** Deletes all drafts in this browser at sign-out, because the next user may be another person. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(draftPrefix)) localStorage.removeItem(key)
}
