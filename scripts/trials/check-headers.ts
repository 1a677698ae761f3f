import postgres from 'postgres'
import { plant } from './authz/plant'
import { gather } from './company'
import { inAnswers, whereCookiesChange } from './headers/in-answers'
import { inBrowser } from './headers/in-browser'
import { Judge } from './headers/judged'
import { everyRoute } from './headers/routes'
import { trial } from './trial'

await trial(
  'check:headers',
  async (stage, tries) => {
    const sql = postgres(stage.database.url, { onnotice: () => undefined })
    const company = await gather(stage)
    const { ids } = await plant(sql, company)
    await sql.end()
    const routes = everyRoute(ids)
    const judge = new Judge(tries)
    const pages = await inAnswers(stage, company, routes, judge)
    await whereCookiesChange(stage, company, routes, judge)
    tries.expect(judge.withCookies > 0, 'no answer set a cookie')
    const opened = await inBrowser(stage, company, pages, tries)
    console.log(`  ${routes.length} routes, ${company.visitors.length} roles; lowest score ${judge.lowest}; ${judge.withCookies} answers with cookies; ${opened} pages in the browser`) // prettier-ignore
  },
  { seeded: false },
)
