import { admin, isOpen, openFirm } from './demo/accounts'
import { fillSections, visitorsCame } from './demo/content'

/** Fills an empty backend; goes on when it was interrupted, and leaves every other one as it is. */
async function seed(): Promise<void> {
  const { data, error } = await admin.auth.admin.listUsers({ page: 1, perPage: 1 })
  if (error) throw new Error('seed.list', { cause: error })
  if (data.users.length === 0) await openFirm()
  else if (!(await isOpen())) return
  // The visitors come last: where they have been, nothing is left to do.
  if (!(await visitorsCame())) await fillSections()
}

await seed()
process.exit(0)
