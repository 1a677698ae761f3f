/** The edges of a box, in CSS pixels from the top left corner of the window. */
type Box = { top: number; bottom: number; left: number; right: number }

const gap = 8

/** Returns a `bottom` in pixels at which the toast covers none of the `boxes`, or else the default, `rest`. */
export function clearBottom(
  boxes: readonly Box[],
  notification: { height: number; left: number; right: number; rest: number },
  windowHeight: number,
): number {
  const { height, left, right, rest } = notification
  const under = boxes
    .filter((box) => box.left < right && box.right > left && box.bottom > 0 && box.top < windowHeight)
    .toSorted((one, other) => other.bottom - one.bottom)
  let bottom = rest
  for (const box of under) {
    const [top, foot] = [windowHeight - bottom - height - gap, windowHeight - bottom + gap]
    if (box.top < foot && box.bottom > top) bottom = windowHeight - box.top + gap
  }
  return bottom + height < windowHeight ? bottom : rest
}
