import path from 'node:path'
import { inherited, root, startChild } from './stack/child'

const benches: Record<string, string> = {
  upload: 'uploads of 10 MB and the dashboard, against a disk and the one query behind it',
  pages:
    'every page: bytes, page data, processor time and questions to the database; `large` gives the client 100,000 documents',
  portal: 'pages of a client with 100,000 documents against one with 100',
  inspect: 'invoices read, verified and reviewed a second',
  sections: 'pages of the firm with 10,000 clients against none: names of pages choose among them',
  obligations:
    'the obligations of 10,000 clients made, made again without change, and after a new holiday: a number chooses fewer clients',
  board: 'the board of work with 10,000 clients against 100, by filter',
  connections:
    'dashboards of sixteen clients at once and of one client over sixteen connections, against an empty page',
  zip: 'a ZIP of 2 GB of documents, and the memory that the site needs for it',
  site: 'public pages against an empty one, five times in turns: routes choose among them',
}

const [name = '', ...args] = process.argv.slice(2)
if (!(name in benches)) {
  if (name) console.error(`There is no bench ${name}.\n`)
  console.log('npm run bench -- NAME\n')
  for (const [one, about] of Object.entries(benches)) console.log(`  ${one.padEnd(13)}${about}`)
  process.exit(name ? 2 : 0)
}
const bench = startChild(path.join(root, 'scripts/bench', `${name}.ts`), {
  args,
  // The benchmark builds in its own folder, so that it can run beside `npm start` and `npm test`.
  env: { NEXT_DIST_DIR: '.next-bench', ...inherited() },
  // Benchmarks that load the site's modules need `react-server`, because `server-only` throws without this condition.
  execArgv: [
    ...(['obligations', 'zip'].includes(name) ? ['--conditions=react-server'] : []),
    '--import',
    'tsx',
  ],
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => bench.process.kill(signal))
process.exit(await bench.ended)
