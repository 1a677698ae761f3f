import { takeMark } from '@/components/ui/mark-arrival'

/** In milliseconds: after a change of the page, the page's own code has this long to move the focus. */
const patience = 60

/** True once `keepFocus` has run; a second run means that React replaced the element that had the focus. */
let isReplaced = false

function arrive() {
  const heading =
    document.activeElement === document.body ? nearest(document.querySelector('main') ?? document.body) : null
  if (heading) focus(heading)
}

function focus(place: HTMLElement) {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/**
 * Moves the focus to a heading or focusable element nearby when the focused element disappears.
 * Returns a function that stops the watch for a lost focus.
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
    if (place) focus(place)
  }
  const changes = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(keep, patience)
  })
  if (takeMark() || isReplaced) arrive()
  isReplaced = true
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
