/** The browser's storage keeps a hash of the person and the device's id under this name. */
const place = 'push-device'

/** Returns the id under which this person turned pushes on in this browser, or null. */
export function readOwnDevice(owner: string): string | null {
  try {
    const [by, device] = localStorage.getItem(place)?.split(' ') ?? []
    return by === owner && device ? device : null
  } catch {
    return null
  }
}

export function rememberOwnDevice(owner: string, device: string): void {
  try {
    localStorage.setItem(place, `${owner} ${device}`)
  } catch {
    // Browsers can forbid storage; the pushes of this device then end with the session.
  }
}

export function forgetOwnDevice(): void {
  try {
    localStorage.removeItem(place)
  } catch {
    // Browsers can forbid storage, and then no device was stored.
  }
}
