import { classesIn, usedStyles, wordsOf } from './used-styles'

const sheetLink = /<link rel="stylesheet" href="\/_next\/([^"?]+)[^"]*"[^>]*>/g
const scriptFile = /\/_next\/(static\/chunks\/[\w./~-]+\.js)/g
const mark = '<style data-page-styles>'

type Read = (file: string) => string

/**
 * Returns a function that copies the style rules that a page uses into the page's head.
 * With its style rules in the head, a page is drawn without a request for a style sheet.
 * React expects the links to the complete sheets, so they stay, but are disabled until `wholeSheets` loads them.
 * Each style sheet gets a separate `<style>` element, so that the styles of one area of the site can be turned off.
 */
export function stylesOf(read: Read): (html: string) => string {
  const sheet = once((file) => fromRoot(read(file), file))
  const classes = once((file) => classesIn(sheet(file)))
  const words = once((file) => wordsOf(read(file)))

  return (html) => {
    if (html.includes(mark)) return html
    const links = [...html.matchAll(sheetLink)]
    const [first] = links
    if (!first) return html
    const files = links.map(([, file = '']) => file)
    const [last = '', ...earlier] = files.toReversed()
    const spoken = [wordsOf(html), ...[...html.matchAll(scriptFile)].map(([, file = '']) => words(file))]
    // A toast can appear before whole style sheets load, so the last sheet keeps all classes of the earlier sheets.
    const isNeeded = (name: string) =>
      earlier.some((file) => classes(file).has(name)) || spoken.some((one) => one.has(name))
    // Earlier style sheets lose the rules for classes of the last sheet, because the last sheet overrides them.
    const isLacking = (name: string) => !classes(last).has(name)
    const sheets = files.map((file) => {
      if (earlier.length === 0) return sheet(file)
      return usedStyles(sheet(file), file === last ? isNeeded : isLacking)
    })
    if (sheets.some((text) => /<\/style/i.test(text))) throw new Error('A style sheet ends its own element')
    const off = html
      .slice(first.index)
      .replace(sheetLink, (link) => link.replace('<link ', '<link disabled '))
    const page = `${html.slice(0, first.index)}${mark}${sheets.join('</style><style>')}</style>${off}`
    return earlier.length === 0 ? page : withScript(page, wholeSheets)
  }
}

export function withScript(html: string, code: string): string {
  const end = html.lastIndexOf('</body>')
  return `${html.slice(0, end)}<script>${code}</script>${html.slice(end)}`
}

/**
 * Runs in the page and loads the whole style sheets when the user presses something.
 * A press may open content whose style rules were not copied into the page's head.
 * Hovering loads no style sheet, because hovering opens only content whose style rules are in the page's head.
 * A style sheet that fails to load is disabled again, so that the user's next action loads it again.
 * A new style sheet makes Chromium look up all fonts again; a web font that arrives then would move the text.
 * To keep the text in place, the code removes the new sheet's font rules and the rules of fonts that have not loaded.
 * All fonts are measured before any is removed, because a removal makes the browser look up the fonts again.
 * A new style sheet has the medium `print`, and thus no effect on the screen, until its font rules are removed.
 */
const wholeSheets = [
  'for(const e of ["pointerdown","keydown","focusin","click","dragenter"])addEventListener(e,()=>{',
  'for(const l of document.querySelectorAll("link[disabled]"))l.onerror=()=>l.disabled=!0,l.onload=()=>{',
  'const d=[],c=document.createElement("canvas").getContext("2d"),w=f=>(c.font="99px "+f,c.measureText("Nwi").width);',
  'for(const s of document.styleSheets)for(const r of s.cssRules)r instanceof CSSFontFaceRule&&(s==l.sheet||w(r.style.fontFamily+",serif")==w("serif"))&&d.push(r);',
  'for(const r of d){const s=r.parentStyleSheet;s.deleteRule([...s.cssRules].indexOf(r))}',
  'l.media=""},l.media="print",l.disabled=!1},!0)',
].join('')

function once<Value>(make: (file: string) => Value): (file: string) => Value {
  const made = new Map<string, Value>()
  return (file) => {
    const value = made.get(file) ?? make(file)
    made.set(file, value)
    return value
  }
}

/** Makes the URLs in a style sheet absolute, because they are relative to the file of the sheet. */
const fromRoot = (sheet: string, file: string) =>
  sheet.replace(
    /url\((["']?)(\.[^"')]*)/g,
    (_, quote: string, address: string) =>
      `url(${quote}${new URL(address, `http://site/_next/${file}`).pathname}`,
  )
