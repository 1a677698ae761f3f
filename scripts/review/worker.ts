import { parentPort } from 'node:worker_threads'
import { readFile } from './read-file'
import type { Task } from './task'

const port = parentPort
if (!port) throw new Error('this file is a worker')

port.on('message', (task: Task) => {
  void readFile(task).then((answer) => port.postMessage(answer))
})
port.postMessage('ready')
