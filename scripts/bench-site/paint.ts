type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Watched = Window & { paint?: { lcp: number; cls: number } }

/** Runs in the page before its own script: keeps the largest paint, and the largest window of layout shifts. */
export function watchPaint(): void {
  const paint = { lcp: 0, cls: 0 }
  ;(window as Watched).paint = paint
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => (paint.lcp = startTime))
  let [first, last, sum] = [-Infinity, -Infinity, 0]
  watch('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as Shift
    if (hadRecentInput) return
    if (startTime - last > 1000 || startTime - first > 5000) [first, sum] = [startTime, 0]
    last = startTime
    sum += value
    paint.cls = Math.max(paint.cls, sum)
  })
}

/** Runs in the page: what was seen. */
export function readPaint(): { lcp: number; cls: number } {
  return (window as Watched).paint ?? { lcp: NaN, cls: NaN }
}
