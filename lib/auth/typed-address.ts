const key = 'correo-escrito'

/** Stores in this tab the e-mail address that was entered at sign-in. A browser that blocks storage forgets it. */
export function keepTypedAddress(typed: string): void {
  try {
    sessionStorage.setItem(key, typed)
  } catch {
    // Without storage the reset form starts empty.
  }
}

/** Returns and deletes the e-mail address that was entered at sign-in. */
export function takeTypedAddress(): string | null {
  try {
    const typed = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return typed
  } catch {
    return null
  }
}
