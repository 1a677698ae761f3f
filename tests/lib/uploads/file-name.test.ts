import { describe, expect, test } from 'vitest'
import { displayName } from '@/lib/uploads/file'
import { fileNames as names } from '../../support/files/file-names'

test('sixty names and more are tried', () => expect(names.length).toBeGreaterThanOrEqual(60))

describe('the name that people see', () => {
  test.each(names)('%j is shown as %j', (given, shown) => {
    expect(displayName(given)).toBe(shown)
  })

  test.each(names)('%j keeps its shown name when it is cleaned again', (given) => {
    const shown = displayName(given)
    expect(displayName(shown)).toBe(shown)
    expect(shown.length).toBeLessThanOrEqual(120)
    expect(shown.trim().length).toBeGreaterThan(0)
  })
})
