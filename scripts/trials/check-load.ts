import { manyUploads } from './load/many-uploads'
import { portalLoad } from './load/portal-load'
import { steadyMemory } from './load/steady-memory'
import { staticLoad } from './load/static-load'
import { trial } from './trial'

await trial('check:load', async (stage, tries) => {
  await portalLoad(stage, tries)
  await staticLoad(stage, tries)
  await manyUploads(stage, tries)
  await steadyMemory(stage, tries)
})
