import type { SaxesTagNS } from 'saxes'

/** What a browser would draw or run when it opens such a file. */
const activeNamespaces = new Set([
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1999/XSL/Transform',
])
const activeRoots = new Set(['svg', 'html', 'stylesheet', 'transform'])

export function isActive(tag: SaxesTagNS, root: boolean): boolean {
  if (root && activeRoots.has(tag.local.toLowerCase())) return true
  if (activeNamespaces.has(tag.uri)) return true
  for (const name in tag.attributes) {
    if (activeNamespaces.has(tag.attributes[name]?.uri ?? '')) return true
  }
  return false
}
