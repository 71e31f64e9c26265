import { parentPort, workerData } from "node:worker_threads";
import { leadsAsWorkbook } from "#leads/commands/xlsx.ts";

parentPort?.postMessage(await leadsAsWorkbook(workerData));
