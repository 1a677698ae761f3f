import { expect, test } from 'vitest'
import { clearBottom } from '@/components/ui/toast-place'

const notification = { height: 100, left: 800, right: 1200, rest: 80 }
const button = (top: number, left = 900) => ({ top, bottom: top + 48, left, right: left + 120 })
/** The window is 800 pixels high: at rest a notification is between 620 and 720. */
const place = (...buttons: ReturnType<typeof button>[]) => clearBottom(buttons, notification, 800)

test.each([
  ['nothing sends a form there', [], 80],
  ['the button is beside it', [button(650, 100)], 80],
  ['the button is above it', [button(500)], 80],
  ['the button is under it', [button(650)], 800 - 650 + 8],
  ['the button is half under it', [button(590)], 800 - 590 + 8],
  ['it would then lie on the next one', [button(650), button(520)], 800 - 520 + 8],
  ['the button has been scrolled away', [button(900)], 80],
])('when %s', (_case, buttons, bottom) => {
  expect(place(...buttons)).toBe(bottom)
})

test('where no place is left on the screen it stays where it always is', () => {
  expect(clearBottom([button(60)], { ...notification, rest: 20, height: 100 }, 180)).toBe(20)
})
