// Rooms of six on Colyseus, as in its documentation: a bid is checked, stored and broadcast.
//
//     node server.mjs PORT          bids are in memory only
//     node server.mjs FILE PORT     a bid is in this file, flushed to the disk, before the answer

import { open } from "node:fs/promises";

import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";

const [port, file] = process.argv.slice(2).reverse();
const BID = 0, BID_PLACED = 1, ACCEPTED = 2;  // the shortest names that a message may have

class Log {
    #handle;
    #waiting = [];
    #writing = false;

    constructor(handle) {
        this.#handle = handle;
    }

    // Bids that arrive during a flush share the next one.
    append(line) {
        return new Promise((resolve, reject) => {
            this.#waiting.push({ line, resolve, reject });
            if (!this.#writing) this.#write();
        });
    }

    async #write() {
        this.#writing = true;
        while (this.#waiting.length > 0) {
            const batch = this.#waiting.splice(0);
            try {
                await this.#handle.write(batch.map(({ line }) => line).join(""));
                await this.#handle.datasync();
                for (const { resolve } of batch) resolve();
            } catch (fault) {
                for (const { reject } of batch) reject(fault);
            }
        }
        this.#writing = false;
    }
}

const log = file === undefined ? null : new Log(await open(file, "a"));

class Bids extends Room {
    maxClients = 6;
    #bids = new Map();
    #said = new Set();

    onCreate() {
        this.onMessage(BID, async (client, { id, seat, moves }) => {
            if (!Number.isInteger(moves) || moves < 2 || moves > 99 || moves >= (this.#bids.get(seat) ?? 100)) return;
            if (this.#said.has(id)) return;
            this.#said.add(id);
            this.#bids.set(seat, moves);
            const at = Date.now();
            if (log !== null) await log.append(`${JSON.stringify({ room: this.roomId, id, seat, moves, at })}\n`);
            client.send(ACCEPTED, { id });
            this.broadcast(BID_PLACED, { seat, moves, at });
        });
    }
}

const server = new Server({ greet: false, transport: new WebSocketTransport() });
server.define("bids", Bids);
await server.listen(Number(port), "127.0.0.1");
