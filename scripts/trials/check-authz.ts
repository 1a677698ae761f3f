import postgres from 'postgres'
import { callAsOwner, probeActions } from './authz/action-probes'
import { belongingsOf, differences } from './authz/belongings'
import { probeForeignIds } from './authz/foreign-ids'
import { keepRows } from './authz/kept-rows'
import { plant } from './authz/plant'
import { probeReads, showReads } from './authz/read-probes'
import { probeRealtime } from './authz/realtime-probes'
import { probeRest, showRest } from './authz/rest-probes'
import { whoTheyAre } from './authz/same-people'
import type { Part } from './authz/site'
import { probeStorage, showStorage } from './authz/storage-probes'
import { probeWrites, writeAsOwner } from './authz/write-probes'
import { gather } from './company'
import { trial } from './trial'

const parts: Record<string, Part> = {
  reads: { probe: probeReads, control: showReads },
  ids: { probe: probeForeignIds },
  rest: { probe: probeRest, control: showRest },
  storage: { probe: probeStorage, control: showStorage },
  writes: { probe: probeWrites, control: writeAsOwner },
  actions: { probe: probeActions, control: callAsOwner },
  // What is heard must happen, so client B's rows are written meanwhile.
  realtime: { control: probeRealtime },
}

/** All of them, or those that are named: `npm run check:authz -- actions storage`. */
const named = process.argv.slice(2)
const wanted = Object.entries(parts).filter(([name]) => named.length === 0 || named.includes(name))

await trial(
  'check:authz',
  async (stage, tries) => {
    const sql = postgres(stage.database.url, { onnotice: () => undefined })
    try {
      const company = await gather(stage)
      const planted = await plant(sql, company)
      const { clientB, advisor, admin } = company.cast.people
      Object.assign(planted.ids, { member: advisor.id, admin: admin.id })
      const site = { url: stage.url, sql, restore: await keepRows(sql), company, planted, tries }
      const people = await whoTheyAre(site)
      let known = await belongingsOf(sql, clientB.id)
      for (const [name, { probe }] of wanted) {
        await probe?.(site)
        const now = await belongingsOf(sql, clientB.id)
        const changed = differences(known, now)
        tries.expect(changed.length === 0, `${name} changed what client B has: ${changed.join(', ')}`)
        known = now
      }
      for (const [who, answer] of Object.entries(await whoTheyAre(site)))
        tries.expect(answer === people[who], `${who} was ${people[who]}, and is ${answer} after the probes`)
      for (const [, { control }] of wanted) {
        await site.restore()
        await control?.(site)
      }
    } finally {
      await sql.end()
    }
  },
  { seeded: false },
)
