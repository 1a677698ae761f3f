import { SaxesParser, type SaxesTagNS } from 'saxes'
import { describe, expect, test } from 'vitest'
import { Refusal } from '@/lib/einvoice/refusal'
import { decodeXml } from '@/lib/einvoice/xml/decode'
import { strictParse } from '@/lib/einvoice/xml/strict-parse'
import { brokenFiles } from '../../support/einvoice/hostile'

/** What a parser said, texts joined; null when it refused. */
function told(parse: (listener: Parameters<typeof strictParse>[1]) => void): string | null {
  const events: string[] = []
  let words = ''
  const flush = () => {
    if (words !== '') events.push(words.replace(/\r\n?/g, '\n'))
    words = ''
  }
  const said = (event: string) => {
    flush()
    events.push(event)
  }
  try {
    parse({
      open: (tag) => said(`<${tag.name} ${JSON.stringify(tag.attributes)}>`),
      close: () => said('</>'),
      text: (text) => (words += text),
    })
    return events.join('')
  } catch {
    return null
  }
}

const guarded = (text: string) => told((listener) => strictParse(text, listener))
/** The parser alone, that looks at every letter. */
const whole = (text: string) =>
  told((listener) => {
    const parser = new SaxesParser({ xmlns: true, position: false })
    parser.on('doctype', () => {
      throw new Refusal('doctype')
    })
    parser.on('opentag', (tag: SaxesTagNS) => listener.open(tag))
    parser.on('closetag', listener.close)
    parser.on('text', listener.text)
    parser.on('cdata', listener.text)
    parser.write(text.trimStart()).close()
  })

describe('texts that go past the parser change nothing of what is read', () => {
  test.each([
    'x&amp;y<![CDATA[z&\r\n]]>w',
    'x<![CDATA[z]]>w&lt;<!-- c --><b/>t',
    '<b c=">" d=\'&lt;\'/>',
    '<b c=">\'" d=\'">\'>q</b>',
    '<b c="1" d="2">t</b >',
    't<?p > ?>u',
    '<![CDATA[]]>',
    '<![CDATA[<b>]]]]><![CDATA[>]]>',
    ' \n\t ',
  ])('%j is read alike', (inside) => {
    expect(guarded(`<a>${inside}</a>`)).toBe(whole(`<a>${inside}</a>`))
    expect(guarded(`<a>${inside}</a>`)).not.toBeNull()
  })

  test.each([
    '<a>]]></a>', '<a><![CDATA[x]]', '<a>\u0001</a>', '<a><![CDATA[\u0001]]></a>', '<a>\ufffe</a>', '<a><!-- -- --></a>',
    '<a b="x>y</a>', 'x<a/>', '<a/>x', '<a/><![CDATA[x]]>', '<![CDATA[x]]><a/>', '<a>&', '<a', '<', '<a><', '<a b="1" b="2"/>',
    '<a "x">t</a>', "<a 'x>t</a>'></a>", '<a x="1"y="2">t</a>', '<a>t</a b="1">', '<a>t</ a>', '<a>t', '<!-- x', '<a><b></a></b>',
  ])('%j is refused', (text) => {
    expect(whole(text)).toBeNull()
    expect(guarded(text)).toBeNull()
  }) // prettier-ignore

  test('300 broken files are read or refused alike', { timeout: 60_000 }, () => {
    for (const { name, bytes } of brokenFiles(300, 77)) {
      let text = ''
      try {
        text = decodeXml(bytes)
      } catch {
        continue
      }
      if (guarded(text) !== whole(text)) expect.fail(name)
    }
  })
})
