/** What `aria-current` says of a room's link: the page itself, or a page inside it. The portal's and the workspace's own addresses are above all. */
export function placeIn(path: string, room: string): 'page' | 'true' | undefined {
  if (path === room) return 'page'
  return room !== '/portal' && room !== '/admin' && path.startsWith(`${room}/`) ? 'true' : undefined
}
