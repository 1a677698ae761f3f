import { restore } from './backup/restore'
import { run } from './backup/run'

await run('restore', restore, 'Copia restaurada')
