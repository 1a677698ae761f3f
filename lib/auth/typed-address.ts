const key = 'correo-escrito'

/** Keeps the e-mail address from the sign-in form in this tab, for the reset form. */
export function keepTypedAddress(typed: string): void {
  try {
    sessionStorage.setItem(key, typed)
  } catch {
    // A browser may block storage; the reset form then starts empty.
  }
}

export function takeTypedAddress(): string | null {
  try {
    const typed = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return typed
  } catch {
    return null
  }
}
