import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './stack/child'
import { billOfMaterials } from './supply/bill-of-materials'

const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  name: string
  version: string
}
process.stdout.write(`${JSON.stringify(billOfMaterials(root, { name, version }), null, 2)}\n`)
