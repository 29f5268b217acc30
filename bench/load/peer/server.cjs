// boardgame.io's server as its documentation sets it up: tic-tac-toe, the default store (memory).
const { createServer } = require('node:net');
const { Server, Origins } = require('boardgame.io/server');

const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
    if (lines.some((line) => line.every((i) => G.cells[i] !== null && G.cells[i] === G.cells[line[0]]))) {
      return { winner: ctx.currentPlayer };
    }
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

(async () => {
  const [port, apiPort] = [await freePort(), await freePort()];
  const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
  await server.run({ port, lobbyConfig: { apiPort } });
  console.log(`ready ${port} ${apiPort}`);
})();
