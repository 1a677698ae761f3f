import { restore } from './backup/back-up'
import { run } from './backup/run'

await run('restore', restore, 'Copia restaurada')
