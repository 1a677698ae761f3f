import { browserTests } from './instances'

/** Runs the browser tests that judge times, one at a time, so that no other test makes them slower. */
export const check = browserTests({ JUDGE_TIMES: '1' }, ['--grep', '@timed', '--workers', '1'])
