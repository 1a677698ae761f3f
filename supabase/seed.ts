import { admin, isOpen, openFirm } from './demo/accounts'
import { fillSections, visitorsCame } from './demo/content'

/** Fills an empty database with demo data, and adds missing contents to a demo whose accounts are complete. */
async function seed(): Promise<void> {
  const { data, error } = await admin.auth.admin.listUsers({ page: 1, perPage: 1 })
  if (error) throw new Error('seed.list', { cause: error })
  if (data.users.length === 0) await openFirm()
  else if (!(await isOpen())) return
  // Visitors' messages are written last, so if they exist the demo is complete.
  if (!(await visitorsCame())) await fillSections()
}

await seed()
process.exit(0)
