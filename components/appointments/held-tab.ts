/** A tab that is opened while the press still counts, and gets its address later. */
export type HeldTab = { go: (address: string) => boolean; drop: () => void }

/** Browsers let a page open a tab only at a press: after the server's answer it is too late. `go` says whether there is one. */
export function holdTab(): HeldTab {
  const tab = window.open('about:blank', '_blank')
  if (tab) tab.opener = null
  return {
    go: (address) => {
      tab?.location.replace(address)
      return tab !== null
    },
    drop: () => tab?.close(),
  }
}
