/** Milliseconds after a change of the page in which its own code may move the focus. */
const patience = 60

/**
 * When the focused element leaves the page, as a form does once it is saved, the focus goes to what is nearest to its place: an
 * element around it that takes the focus, or the heading of the part it was in. Otherwise it would be lost to the page's body.
 * Returns a function that ends this.
 */
export function keepFocus(): () => void {
  let around: Element[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = (target: EventTarget | null) => {
    around = []
    for (let one = target instanceof Element ? target : null; one; one = one.parentElement) around.push(one)
  }
  const remember = ({ target }: FocusEvent) => follow(target)
  const keep = () => {
    const [last] = around
    if (document.activeElement !== document.body || !last || isShown(last)) return
    const place = around.filter(isShown).map(nearest).find(Boolean)
    if (!place) return
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
  const changes = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(keep, patience)
  })
  follow(document.activeElement)
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] })
  document.addEventListener('focusin', remember)
  return () => {
    clearTimeout(timer)
    changes.disconnect()
    document.removeEventListener('focusin', remember)
  }
}

const isShown = (element: Element) => element.isConnected && element.checkVisibility()

const nearest = (element: Element): HTMLElement | null =>
  element.matches('[tabindex]')
    ? (element as HTMLElement)
    : ([...element.querySelectorAll<HTMLElement>('h1, h2, h3, h4')].find(isShown) ?? null)
