/** A field that no person sees. */
export const trapName = 'sitio_web'

/** Whoever fills what cannot be seen is a program. */
export const isTrapped = (form: FormData): boolean => Boolean(form.get(trapName))
