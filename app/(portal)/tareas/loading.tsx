export { default } from '../portal/(rooms)/loading'
