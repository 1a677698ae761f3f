import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const sheetLink = /<link rel="stylesheet" href="\/_next\/([^"?]+)[^"]*"[^>]*>/g
const mark = '<style data-page-styles>'

/**
 * A page with the text of its style sheets in its head, so that it is drawn without waiting for another answer. The
 * links move to its end, where React finds the sheets it expects; they apply to nothing, as all they say is said already.
 */
export function withStyles(html: string, readSheet: (file: string) => string): string {
  if (html.includes(mark)) return html
  const links = [...html.matchAll(sheetLink)]
  const [first] = links
  if (!first) return html
  const text = links.map(([, file = '']) => fromRoot(readSheet(file), file)).join('\n')
  if (/<\/style/i.test(text)) throw new Error('A style sheet ends its own element')
  const bare = links.reduce((rest, [link]) => rest.replace(link, ''), html.slice(first.index))
  const end = bare.lastIndexOf('</body>')
  const atEnd = links.map(([link]) => link.replace('<link ', '<link media="not all" ')).join('')
  return `${html.slice(0, first.index)}${mark}${text}</style>${bare.slice(0, end)}${atEnd}${bare.slice(end)}`
}

/** Addresses in a sheet are relative to its own. */
const fromRoot = (sheet: string, file: string) =>
  sheet.replace(
    /url\((["']?)(\.[^"')]*)/g,
    (_, quote: string, address: string) =>
      `url(${quote}${new URL(address, `http://site/_next/${file}`).pathname}`,
  )

/** Does so for every prerendered page of a build. Safe to run again. */
export function inlineStyles(distDir: string): void {
  const app = path.join(distDir, 'server/app')
  const readSheet = (file: string) => readFileSync(path.join(distDir, file), 'utf8')
  for (const name of readdirSync(app, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(app, name)
    if (!name.endsWith('.html') || !existsSync(file)) continue
    const html = readFileSync(file, 'utf8')
    const changed = withStyles(html, readSheet)
    if (changed !== html) writeFileSync(file, changed)
  }
}
