import { backUp } from './backup/back-up'
import { run } from './backup/run'

await run('backup', backUp, 'Copia hecha')
