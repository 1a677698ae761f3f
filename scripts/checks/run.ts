import { checks, isCheck } from './list'

const [name = '', ...args] = process.argv.slice(2)
if (!isCheck(name)) throw new Error(`There is no check ${name}`)
const { check } = await checks[name].load()
await check(name, args)
