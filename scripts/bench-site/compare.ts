import type { Weight } from './weigh-page'

/** A page beside the empty one: medians of the same rounds. */
export type Measured = { route: string; ours: Weight; empty: Weight; rate: number; emptyRate: number }
export type Cell = { text: string; good: boolean }

const script: Record<string, number> = { '/contacto': 1.15, '/asistente': 1.2 }
const scriptAnywhere = 1.08
const limits = { scriptAfter: 15_000, fonts: 50_000, images: 60_000, cls: 0, lcp: 2.5, rate: 0.9 }

export const headings = ['page', 'script', 'against empty', 'after load', 'fonts', 'images', 'CLS', 'LCP', 'against empty', 'req/s', 'against empty'] // prettier-ignore

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** What a page is asked to keep within, and whether it does. */
export function compare({ route, ours, empty, rate, emptyRate }: Measured): Cell[] {
  const most = script[route] ?? scriptAnywhere
  const [scripts, paints, rates] = [
    ours.scriptBefore / empty.scriptBefore,
    ours.lcp / empty.lcp,
    rate / emptyRate,
  ]
  const cell = (text: string, good = true): Cell => ({ text, good })
  return [
    cell(route),
    cell(kB(ours.scriptBefore)),
    cell(`${scripts.toFixed(3)} of ${most}`, scripts <= most),
    cell(kB(ours.scriptAfter), ours.scriptAfter <= limits.scriptAfter),
    cell(kB(ours.fonts), ours.fonts <= limits.fonts),
    cell(kB(ours.images), ours.images <= limits.images),
    cell(ours.cls.toFixed(4), ours.cls <= limits.cls),
    cell(`${ours.lcp.toFixed(0)} ms`),
    cell(`${paints.toFixed(2)} of ${limits.lcp}`, paints <= limits.lcp),
    cell(rate.toFixed(0)),
    cell(`${rates.toFixed(2)} of ${limits.rate}`, rates >= limits.rate),
  ]
}
