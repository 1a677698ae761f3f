const atOnce = 16

/** Works through a list, so many at once. */
export async function sideBySide<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = list.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const one of left) await work(one)
    }),
  )
}
