import { describe, expect, test } from 'vitest'
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { refusalTexts } from '@/content/einvoice/refusals'
import { codeSource } from '@/lib/einvoice/cufe'
import { readDocument } from '@/lib/einvoice/model/read-document'
import { reviewXml, type ReviewedXml } from '@/lib/einvoice/review-document'
import { Refusal } from '@/lib/einvoice/refusal'
import { decodeXml } from '@/lib/einvoice/xml/decode'
import { strictParse } from '@/lib/einvoice/xml/strict-parser'
import { brokenFiles, heavyInvoices, namedHostile, type Hostile } from '../../support/einvoice/hostile'
import { demoAnchors, demoEntries } from '../../support/einvoice/deliveries'
import { thoroughly } from '../../support/thorough'

describe('a hostile file', () => {
  const limit = 2_000

  async function timed({ bytes }: Hostile) {
    const begun = process.cpuUsage()
    const reviewed = await reviewXml(bytes, { today: '2026-11-20', anchors: demoEntries })
    const { user } = process.cpuUsage(begun)
    return { reviewed, ms: user / 1000 }
  }

  const outcomeOf = (reviewed: ReviewedXml) =>
    reviewed.refused ? reviewed.refused.reason : (reviewed.review.proposal ?? 'other')

  async function worthOf(bytes: Uint8Array | undefined) {
    const { invoice } = await readDocument(bytes ?? new Uint8Array(), demoAnchors)
    if (!invoice) return null
    const parties = [invoice.supplier, invoice.customer].map(({ nit, idType }) => nit + idType)
    return [codeSource(invoice), invoice.code.value, invoice.totals, ...parties, invoice.currency]
  }

  describe('gets its error message within two seconds', () => {
    test.each(namedHostile().map((file) => [file.name, file] as const))('%s', async (_, file) => {
      const { reviewed, ms } = await timed(file)
      expect(ms).toBeLessThan(limit)
      if (!file.reasons?.length) return expect(outcomeOf(reviewed)).toBe('other')
      expect(file.reasons).toContain(reviewed.refused?.reason)
      expect(reviewed.refused?.message).toBe(refusalTexts[reviewed.refused?.reason ?? 'unreadable'])
    })
  })

  describe('with thousands of faults gets a few messages, within two seconds', () => {
    const heavy = heavyInvoices().slice(0, thoroughly(Infinity, 3))
    // `limit` is in processor time, which hardly grows on a busy machine.
    test.each(heavy.map((file) => [file.name, file] as const))(
      '%s',
      { timeout: 300_000 },
      async (_, file) => {
        const { reviewed, ms } = await timed(file)
        expect(ms).toBeLessThan(limit)
        if (reviewed.refused) return expect(reviewed.refused.reason).toBe('too-large')
        expect(reviewed.review.findings.length).toBeLessThan(60)
        expect(reviewed.review.proposal).not.toBe('sound')
      },
    )
  })

  // Random files are tried for this many seconds (0 by default); long runs set FUZZ_SECONDS=600.
  const seconds = Number(process.env.FUZZ_SECONDS ?? 0)

  const broken = thoroughly(500, 60)

  test(
    `${broken} broken files: none crashes the reader or takes two seconds`,
    { timeout: 120_000 },
    async () => {
      const outcomes = new Map<string, number>()
      for (const file of brokenFiles(broken)) {
        const { reviewed, ms } = await timed(file)
        expect(ms, file.name).toBeLessThan(limit)
        expect(outcomeOf(reviewed), file.name).not.toBe('unreadable')
        if (outcomeOf(reviewed) === 'sound')
          expect(await worthOf(file.bytes), file.name).toEqual(await worthOf(file.made))
        outcomes.set(outcomeOf(reviewed), (outcomes.get(outcomeOf(reviewed)) ?? 0) + 1)
      }
      console.table(Object.fromEntries(outcomes))
      expect(outcomes.get('malformed')).toBeGreaterThan(broken / 5)
    },
  )

  test.skipIf(seconds === 0)(`fuzzing for ${seconds} s`, { timeout: (seconds + 60) * 1000 }, async () => {
    const until = Date.now() + seconds * 1000
    let files = 0
    for (let seed = Date.now(); Date.now() < until; seed++) {
      for (const file of brokenFiles(100, seed)) {
        const { reviewed, ms } = await timed(file)
        expect(ms, `${file.name} of seed ${seed}`).toBeLessThan(limit)
        expect(outcomeOf(reviewed), `${file.name} of seed ${seed}`).not.toBe('unreadable')
        files += 1
      }
    }
    console.log(`${files} files`)
  })
})

describe('the XML parser', () => {
  function eventsOf(parse: (listener: Parameters<typeof strictParse>[1]) => void): string | null {
    const events: string[] = []
    let words = ''
    const flush = () => {
      if (words !== '') events.push(words.replace(/\r\n?/g, '\n'))
      words = ''
    }
    const add = (event: string) => {
      flush()
      events.push(event)
    }
    try {
      parse({
        open: (tag) => add(`<${tag.name} ${JSON.stringify(tag.attributes)}>`),
        close: () => add('</>'),
        text: (text) => (words += text),
      })
      return events.join('')
    } catch {
      return null
    }
  }

  const guarded = (text: string) => eventsOf((listener) => strictParse(text, listener))
  /** Reads a text with the library saxes alone, whose result our faster reader must match. */
  const whole = (text: string) =>
    eventsOf((listener) => {
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

  describe('reads the same when it skips texts', () => {
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
    ])('in %j', (inside) => {
      expect(guarded(`<a>${inside}</a>`)).toBe(whole(`<a>${inside}</a>`))
      expect(guarded(`<a>${inside}</a>`)).not.toBeNull()
    })

    test.each([
      '<a>]]></a>',
      '<a><![CDATA[x]]',
      '<a>\u0001</a>',
      '<a><![CDATA[\u0001]]></a>',
      '<a>\ufffe</a>',
      '<a><!-- -- --></a>',
      '<a b="x>y</a>',
      'x<a/>',
      '<a/>x',
      '<a/><![CDATA[x]]>',
      '<![CDATA[x]]><a/>',
      '<a>&',
      '<a',
      '<',
      '<a><',
      '<a b="1" b="2"/>',
      '<a "x">t</a>',
      "<a 'x>t</a>'></a>",
      '<a x="1"y="2">t</a>',
      '<a>t</a b="1">',
      '<a>t</ a>',
      '<a>t',
      '<!-- x',
      '<a><b></a></b>',
    ])('and refuses %j', (text) => {
      expect(whole(text)).toBeNull()
      expect(guarded(text)).toBeNull()
    })

    const tried = thoroughly(300, 40)
    test(`${tried} broken files are read or refused the same`, { timeout: 60_000 }, () => {
      for (const { name, bytes } of brokenFiles(tried, 77)) {
        let text = ''
        try {
          text = decodeXml(bytes).text
        } catch {
          continue
        }
        if (guarded(text) !== whole(text)) expect.fail(name)
      }
    })
  })
})
