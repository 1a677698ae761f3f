/** The first error message of each form field; the key is the field's path, such as `people.0.email`. */
export type FieldErrors = Readonly<Record<string, string>>

type Issues = { issues: readonly { path: readonly PropertyKey[]; message: string }[] }

/** An error without a path concerns the whole form and not a field, so it is left out. */
export function fieldErrors(error: Issues | undefined): FieldErrors {
  const found: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? [])
    if (path.length > 0) found[path.map(String).join('.')] ??= message
  return found
}

export const messagesAt = (errors: FieldErrors | undefined, name: string): string[] => [
  ...new Set(
    Object.entries(errors ?? {})
      .filter(([path]) => isIn(path, name))
      .map(([, message]) => message),
  ),
]

export const withoutField = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !isIn(path, name)))

const isIn = (path: string, name: string) => path === name || path.startsWith(`${name}.`)
