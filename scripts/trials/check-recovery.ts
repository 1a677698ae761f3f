import { backAgain } from './recovery/back-again'
import { fromBackup } from './recovery/from-backup'
import { rollingRestart } from './recovery/rolling-restart'
import { trial } from './trial'

await trial('check:recovery', async (stage, tries) => {
  await backAgain(stage, tries)
  await rollingRestart(stage, tries)
  await fromBackup(stage, tries)
})
