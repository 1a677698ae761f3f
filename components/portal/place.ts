/** What `aria-current` says of a room's link: the page itself, or a page inside it. The portal's own address is above all. */
export function placeIn(path: string, room: string): 'page' | 'true' | undefined {
  if (path === room) return 'page'
  return room !== '/portal' && path.startsWith(`${room}/`) ? 'true' : undefined
}
