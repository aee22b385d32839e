/** Three servers of PostgreSQL under Patroni with deploy/patroni.yml, their state in etcd, and one address for the leader. */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '@vumon/tools/database';
import { deployed, password, serverBin, type Machines } from './programs.ts';

export interface Node {
  readonly name: string;
  readonly port: number;
  readonly rest: number;
  patroni: ChildProcess;
}

export class Cluster {
  readonly nodes: Node[] = [];
  /** Of the balancer before the servers: always the leader's. */
  port = 0;
  readonly #machines: Machines;
  #state = '';

  constructor(machines: Machines) {
    this.#machines = machines;
  }

  async start(): Promise<void> {
    const [client, peer] = [await freePort(), await freePort()];
    const [clients, peers] = [client, peer].map((port) => `http://127.0.0.1:${port}`) as [string, string];
    const options: Readonly<Record<string, string>> = {
      'data-dir': join(this.#machines.folder, 'etcd'),
      'log-level': 'error',
      'listen-client-urls': clients,
      'advertise-client-urls': clients,
      'listen-peer-urls': peers,
      'initial-advertise-peer-urls': peers,
      'initial-cluster': `default=${peers}`,
    };
    this.#machines.start(
      'etcd',
      Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    );
    this.#state = `127.0.0.1:${client}`;
    await this.#machines.until('etcd', 20_000, async () => (await fetch(`${clients}/health`)).ok);
    for (const name of ['one', 'two', 'three']) {
      const node = { name, port: await freePort(), rest: await freePort() };
      this.#machines.own(name);
      this.nodes.push({ ...node, patroni: this.#startPatroni(node) });
      // The first one makes the database, the others copy it.
      if (name === 'one')
        await this.#machines.until('a leader', 40_000, async () => (await this.leader()) !== undefined);
    }
    await this.#machines.until('a synchronous standby', 60_000, async () => (await this.#with('sync')).length === 1);
    this.port = await freePort();
    const inner = await freePort();
    // What the product needs of it: only the leader, told within a second; connections to another one end.
    this.#machines.start('haproxy', [
      '-f',
      this.#machines.file(
        'servers.cfg',
        `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
frontend metrics
  mode http
  bind 127.0.0.1:${inner}
  http-request use-service prometheus-exporter
listen database
  bind 127.0.0.1:${this.port}
  option httpchk OPTIONS /primary
  default-server inter 500ms fall 1 rise 1 on-marked-down shutdown-sessions
${this.nodes.map(({ name, port, rest }) => `  server ${name} 127.0.0.1:${port} check port ${rest}`).join('\n')}
`,
        0o644,
      ),
    ]);
    // Until it has asked them, it takes all of them for leaders.
    const up = /^haproxy_server_status\{proxy="database",server="\w+",state="UP"\} 1$/gm;
    await this.#machines.until('the balancer to know the leader', 20_000, async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${inner}/metrics`)).text();
      return metrics.match(up)?.length === 1;
    });
  }

  /** The node that takes writes, as its Patroni says. */
  async leader(): Promise<Node | undefined> {
    return (await this.#with('primary'))[0];
  }

  /** Kills Patroni and the server of a node without a word to either. */
  async kill(node: Node): Promise<void> {
    const pid = Number(
      readFileSync(join(this.#machines.folder, node.name, 'data/postmaster.pid'), 'utf8').split('\n')[0],
    );
    node.patroni.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await this.#machines.kill(node.patroni);
  }

  revive(node: Node): void {
    node.patroni = this.#startPatroni(node);
  }

  /** How many follow the leader by streaming. */
  async followers(): Promise<number> {
    const leader = await this.leader();
    if (!leader) return 0;
    const state = (await (await fetch(`http://127.0.0.1:${leader.rest}/cluster`)).json()) as {
      members: { role: string; state: string }[];
    };
    return state.members.filter(
      ({ role, state: now }) => role !== 'leader' && (now === 'running' || now === 'streaming'),
    ).length;
  }

  async #with(role: 'primary' | 'sync'): Promise<Node[]> {
    const said = await Promise.all(
      this.nodes.map(async (node) => {
        const reply = await fetch(`http://127.0.0.1:${node.rest}/${role}`, { method: 'OPTIONS' }).catch(() => null);
        return reply?.status === 200 ? [node] : [];
      }),
    );
    return said.flat();
  }

  #startPatroni({ name, port, rest }: Pick<Node, 'name' | 'port' | 'rest'>): ChildProcess {
    const settings = deployed('patroni.yml')
      .replace(/^kubernetes:\n(?: .*\n)+/m, `etcd3:\n  host: ${this.#state}\n`)
      .replace('listen: 0.0.0.0:8008', `listen: 127.0.0.1:${rest}\n  connect_address: 127.0.0.1:${rest}`)
      .replace('listen: 0.0.0.0:5432', `listen: 127.0.0.1:${port}\n  connect_address: 127.0.0.1:${port}`)
      .replace(/^ *post_bootstrap: .*\n/m, '')
      .replace(/data_dir: .*/, `data_dir: ${join(this.#machines.folder, name, 'data')}`)
      .replace(/bin_dir: .*/, `bin_dir: ${dirname(serverBin('postgres'))}`)
      .replace(/pgpass: .*/, `pgpass: ${join(this.#machines.folder, name, 'pgpass')}`)
      .replace('unix_socket_directories: /tmp', `unix_socket_directories: ${join(this.#machines.folder, name)}`)
      .replace('shared_buffers: 2GB', 'shared_buffers: 128MB')
      .replace(
        /^postgresql:\n/m,
        `postgresql:
  authentication:
    superuser: {username: postgres, password: ${password}}
    replication: {username: replication, password: ${password}}
    rewind: {username: rewind, password: ${password}}
`,
      );
    const file = this.#machines.file(`${name}.yml`, `name: ${name}\n${settings}`);
    return this.#machines.start('patroni', [file], { asDatabase: true });
  }
}
