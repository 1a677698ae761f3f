import { admin, isOpen, openFirm } from './demo/accounts'
import { fillSections, visitorsCame } from './demo/content'

/** Fills an empty database with demo data. Can be repeated after an interruption; changes nothing in any other database. */
async function seed(): Promise<void> {
  const { data, error } = await admin.auth.admin.listUsers({ page: 1, perPage: 1 })
  if (error) throw new Error('seed.list', { cause: error })
  if (data.users.length === 0) await openFirm()
  else if (!(await isOpen())) return
  // The visitors' messages are filled in last, so their rows show that nothing is left to do.
  if (!(await visitorsCame())) await fillSections()
}

await seed()
process.exit(0)
